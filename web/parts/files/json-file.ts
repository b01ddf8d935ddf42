/** Downloads a value as an indented JSON file. */
export function saveJson(name: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
