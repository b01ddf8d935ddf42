/** What the bar and the page of an owner tell each other. */
import { storeOf } from '#web/state/store.ts';

/** Where the bar has room for the business; the page behind sign-in draws it there. */
export const businessSlot = storeOf<HTMLElement | null>(null);

/** Told where that room is, once the bar is drawn. */
export const haveRoom = (room: HTMLElement | null) => businessSlot.set(room);

/** The id of the business that the page shows; empty where it shows none, or all. */
export const shownBusiness = storeOf('');

/** A page of an owner, about the business that is shown. */
export const ofBusiness = (path: string, businessId: string) =>
  businessId === '' || path === '/account'
    ? path
    : `${path}?business=${encodeURIComponent(businessId)}`;
