import { STATES } from '#law/codes.ts';

export const nameOf = (code: string) => STATES.find((state) => state.code === code)?.name ?? code;
