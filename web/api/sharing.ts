/** Calls about sharing a business, and about invitations. */
import { useMutation } from '@tanstack/react-query';
import { me } from '#contract/account/auth.ts';
import { listBusinesses } from '#contract/businesses.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  acceptInvitation,
  acceptTransfer,
  changeMember,
  endReadLink,
  endTransfer,
  inviteMember,
  leaveShared,
  listSharing,
  makeReadLink,
  readInvitation,
  removeMember,
  startTransfer,
  type AdviserRole,
} from '#contract/account/sharing.ts';
import { withProof } from './account/proof-asked.ts';
import { refresh } from './client/queries.tsx';
import { call } from './client/request.ts';
import { useCall } from './client/use-call.ts';

export const useSharing = (businessId: string) => useCall(listSharing, { businessId });

/** What an owner does about one business; the list is read again after each. */
export function useSharingChanges(businessId: string) {
  const onSuccess = () => refresh(listSharing, { businessId });
  const invite = useMutation({
    mutationFn: (body: BodyOf<typeof inviteMember>) =>
      call(inviteMember, { params: { businessId }, body }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ memberId, role }: { memberId: string; role: AdviserRole }) =>
      call(changeMember, { params: { businessId, memberId }, body: { role } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (memberId: string) => call(removeMember, { params: { businessId, memberId } }),
    onSuccess,
  });
  const link = useMutation({
    mutationFn: (body: BodyOf<typeof makeReadLink>) =>
      call(makeReadLink, { params: { businessId }, body }),
    onSuccess,
  });
  const endLink = useMutation({
    mutationFn: (linkId: string) => call(endReadLink, { params: { businessId, linkId } }),
    onSuccess,
  });
  return { invite, change, remove, link, endLink };
}

/** Offers a business to its next owner, or takes the offer back. */
export function useTransfer(businessId: string) {
  const onSuccess = () => refresh(listSharing, { businessId });
  const start = useMutation({
    mutationFn: (body: BodyOf<typeof startTransfer>) =>
      withProof(() => call(startTransfer, { params: { businessId }, body })),
    onSuccess,
  });
  const end = useMutation({
    mutationFn: () => call(endTransfer, { params: { businessId } }),
    onSuccess,
  });
  return { start, end };
}

/** Leaves a business of somebody else; it is gone from every list then. */
export const useLeaving = () =>
  useMutation({
    mutationFn: (shareId: string) => call(leaveShared, { params: { shareId } }),
    onSuccess: () => refresh(listBusinesses, undefined, { and: 'all below' }),
  });

export const useInvitation = () =>
  useMutation({ mutationFn: (token: string) => call(readInvitation, { body: { token } }) });

/** Accepts an invitation, or takes an offered business over. */
export const useAcceptance = () =>
  useMutation({
    mutationFn: ({ token, owner }: { token: string; owner: boolean }) =>
      call(owner ? acceptTransfer : acceptInvitation, { body: { token } }),
    // the link confirms the address too
    onSuccess: () =>
      Promise.all([
        refresh(listBusinesses, undefined, { and: 'all below' }),
        refresh(me, undefined),
      ]),
  });
