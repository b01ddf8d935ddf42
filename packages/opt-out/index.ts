/** What a program imports from the package. */
export { testOptOut, toHonorOptOut } from '#opt-out/matcher.ts';
