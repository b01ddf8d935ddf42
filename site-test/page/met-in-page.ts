/** What is told of the controls, switches and fields of a page. */

/**
 * A control as a person meets it. `group` numbers the layer above the page that it stands in; -1
 * for the page itself.
 */
export interface ControlInPage {
  readonly words: string;
  /** By its looks: words alone are a link, whatever element they are. */
  readonly kind: 'button' | 'link';
  readonly href: string;
  readonly area: number;
  readonly contrast: number;
  readonly isInFooter: boolean;
  readonly group: number;
  readonly form: number;
  /** Greyed: it cannot be pressed. */
  readonly isDisabled: boolean;
}

export interface SwitchInPage {
  readonly words: string;
  readonly isOn: boolean;
  readonly isFixed: boolean;
  /** One of several answers, and the question that they answer. */
  readonly isChoice: boolean;
  readonly question: string;
  /** The words of all those answers. */
  readonly answers: string;
  /** Its form is not sent before it is turned, or one of its answers is chosen. */
  readonly isMissing: boolean;
  readonly group: number;
  readonly form: number;
}

export interface FieldInPage {
  /** Type, name, autocomplete and label in one line. */
  readonly words: string;
  readonly label: string;
  readonly type: string;
  readonly isInFooter: boolean;
  /** It has to be filled in, and is empty. */
  readonly isMissing: boolean;
  /** What can be chosen, where it is a list. */
  readonly options: readonly string[];
  readonly group: number;
  readonly form: number;
}
