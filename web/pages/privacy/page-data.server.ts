/** The operator of this installation, from its settings. */
import { INSTALLATION } from '#web/builder/installation.ts';

export const data = () => INSTALLATION;
