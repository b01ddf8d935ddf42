/**
 * Marks a word that people read where no sign tells it from a name: say`none`. The Spanish build
 * (web/builder/spanish) puts its own word there.
 */
export const say = ([text = '']: TemplateStringsArray): string => text;
