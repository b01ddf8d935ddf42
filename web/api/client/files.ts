/** Downloads files that the server makes. */
import { UNREACHABLE } from '#web/words/notices.ts';
import { responseOf, failureOf, RequestFailed } from './request.ts';

export interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Downloads a file with the server's file name; throws RequestFailed for anything but success. */
export async function requestFile(path: string): Promise<NamedFile> {
  const response = await responseOf('GET', path, undefined);
  if (!response.ok) throw failureOf(response, await response.text().catch(() => ''));
  const [, name = 'file'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  try {
    return { name, blob: await response.blob() };
  } catch {
    throw new RequestFailed(0, UNREACHABLE);
  }
}
