import { benchServed } from './requests/served.ts';
await benchServed('embedded', undefined);
