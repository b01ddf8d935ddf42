import { useMutation } from '@tanstack/react-query';
import { downloadAccount } from '#contract/account/account-export.ts';
import { requestFile } from '#web/api/client/files.ts';

/** The export of everything stored, as a file and as received: it may be large. */
export const useDownload = () =>
  useMutation({ mutationFn: () => requestFile(downloadAccount.path) });
