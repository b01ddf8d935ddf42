/** Who may import what in stop-kit/, as rows of the import table. */

export const STOP_KIT_ROWS = [
  {
    // What runs on an owner's site: it knows nothing but itself.
    name: 'stop-kit/script',
    files: /^stop-kit\/script\//,
    values: [/^stop-kit\/script\//],
    types: [],
    packages: /^$/,
  },
  {
    name: 'stop-kit, bundling',
    files: /^stop-kit\/[a-z-]+\.server\.ts$/,
    values: [/^(calendar|text)\//, /^stop-kit\//, /^(law|reference)\//],
    types: [],
    packages: /^(node:.*|vite)$/,
  },
  {
    // Pure: its data are handed to it, so that command and page make the same kit.
    name: 'stop-kit/maker',
    files: /^stop-kit\/maker\//,
    values: [/^(calendar|text)\//, /^stop-kit\/maker\//, /^engine\/site\/record\/own-name\.ts$/],
    types: [/^stop-kit\/script\/kit-config\.ts$/, /^(law|reference)\//],
    packages: /^zod\/mini$/,
  },
  {
    name: 'web, packing a plugin',
    files: /^web\/parts\/stop-kit\/plugin-zip\.ts$/,
    values: [/^stop-kit\/maker\//],
    types: [],
    packages: /^fflate$/,
  },
];
