/** The codes of the 50 states and DC: a person may live in a state without a law of this kind. */
const CODES = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

export const isStateCode = (code: string): boolean => CODES.has(code.toUpperCase());
