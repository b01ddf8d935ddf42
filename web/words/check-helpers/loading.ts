/** Shown before the texts of a language are loaded. */
export const LOADING = {
  en: {
    loading: 'Loading the lists...',
    notLoaded: 'The lists did not load. Check that you are online.',
    tryAgain: 'Try again',
    back: 'Back to the question',
  },
  es: {
    loading: 'Cargando las listas...',
    notLoaded: 'Las listas no se cargaron. Revise que tenga conexión.',
    tryAgain: 'Intentar de nuevo',
    back: 'Volver a la pregunta',
  },
};
