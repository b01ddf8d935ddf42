/** Whether the data of reference/ can be read, file by file: what its schemas refuse. */
import { readdirSync } from 'node:fs';
import type { DataFault } from '#law/checks/check.ts';

const FOLDER = new URL('../../reference/', import.meta.url);

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** "4.sources: expected array": at most five, since one mistake brings many. */
function wordsOf(error: unknown): string {
  const issues = (error as { issues?: readonly Issue[] }).issues ?? [];
  return issues.length === 0
    ? String(error)
    : issues
        .slice(0, 5)
        .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
        .join('; ');
}

/** A fault for each loader that ends with an error. */
export async function unreadReference(): Promise<DataFault[]> {
  const loaders = readdirSync(FOLDER).filter((file) => file.endsWith('.server.ts'));
  const faults: DataFault[] = [];
  for (const loader of loaders) {
    try {
      await import(new URL(loader, FOLDER).href);
    } catch (error) {
      faults.push({
        where: `reference/${loader}`,
        expected: 'data of the form that its schema has',
        actual: wordsOf(error),
        tip: 'Mend the entry in the file that it loads; schema*.ts beside it have the form.',
      });
    }
  }
  return faults;
}
