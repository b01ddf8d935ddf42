/** The operator of this installation, from its settings. */
import { INSTALLATION } from '#web/parts/contact/installation.server.ts';

export const data = () => INSTALLATION;
