/** The assessment's data from the build. */
export interface AssessmentView {
  /** The address of the laws without a size test. */
  readonly smallLawFile: string;
}
