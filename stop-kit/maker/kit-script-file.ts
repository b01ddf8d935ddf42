/** Where the built site holds the kit's script, readable and small, as JSON. */
export const KIT_SCRIPT_FILE = 'opt-out-kit/script.json';
