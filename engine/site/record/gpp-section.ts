/**
 * One section of a GPP string: whether it says that the visitor opted out, and that the visitor did
 * not.
 */
export interface GppSection {
  readonly name: string;
  readonly optedOut: boolean;
  readonly stayedIn: boolean;
}
