/** Names that are too long, or too short, for the title of a page. */
const SHORT: Readonly<Record<string, string>> = {
  caloppa: 'California online privacy act (CalOPPA)',
  doppa: 'Delaware online privacy act (DOPPA)',
  'connecticut-health': 'Connecticut rules on health data',
  'illinois-bipa': 'Illinois biometric privacy act (BIPA)',
  coppa: 'Children’s online privacy act (COPPA)',
  'arkansas-teens': 'Arkansas teens’ online privacy act',
  'vermont-kids-code': 'Vermont Kids Code for online services',
  'california-age-signals': 'California age signals for apps',
  'colorado-admt': 'Colorado act on automated decisions',
  'new-york-price-label': 'New York price label law',
  'connecticut-price-label': 'Connecticut price label law',
  cipa: 'California wiretap act (CIPA)',
  vppa: 'Video Privacy Protection Act (VPPA)',
  'can-spam': 'CAN-SPAM Act on marketing email',
  tcpa: 'Telephone consumer act (TCPA)',
  'ftc-act': 'Federal Trade Commission Act, section 5',
  breach: 'Data breach notice laws of all states',
};

/** The name of a law as a heading: known names in parentheses. */
export const shortLawName = (id: string, name: string): string => SHORT[id] ?? name;
