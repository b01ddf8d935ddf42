/** The plan's data from the build. */
export interface PlanView {
  /** The address of the laws without a size test. */
  readonly smallLawFile: string;
}
