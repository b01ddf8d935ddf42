import { createContext } from 'react';

/** The address of the laws without a size test, as the page's data names it. */
export const SmallLawFile = createContext('');
