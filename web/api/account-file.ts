import { useMutation } from '@tanstack/react-query';
import { downloadAccount } from '#contract/account-export.ts';
import { call } from './request.ts';

/** The export of everything stored, passed on as received. */
export const useDownload = () => useMutation({ mutationFn: () => call(downloadAccount, {}) });
