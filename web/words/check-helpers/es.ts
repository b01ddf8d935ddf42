/** Las palabras de las ayudas en español. */
import type { HelperWords } from './en.ts';
import { COUNT_ES } from './es-count.ts';
import { SIZE_ES } from './es-size.ts';
import { TOOLS_ES } from './es-tools.ts';

const COMMON: HelperWords['common'] = {
  back: 'Atrás',
  backToQuestion: 'Volver a la pregunta',
  next: 'Continuar',
  yes: 'Sí',
  no: 'No',
  unknown: 'No sé',
  startOver: 'Empezar de nuevo',
  errorTitle: 'Hay un problema',
  stays: 'Lo que usted escribe se queda en su navegador.',
  cannotTell: 'Aún no se puede saber',
};

export const ES: HelperWords = { common: COMMON, size: SIZE_ES, tools: TOOLS_ES, count: COUNT_ES };
