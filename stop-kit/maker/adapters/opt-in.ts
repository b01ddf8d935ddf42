/**
 * Where a yes is owed first (sensitive data, children): a configuration of vanilla-cookieconsent
 * (MIT), which asks before anything starts.
 */

const TEXT = `// Load after the stop kit and after cookieconsent.umd.js (version 3.1).
// Tags wait as: <script type="text/plain" data-category="advertising" ...>
CookieConsent.run({
  mode: 'opt-in',
  revision: 1,
  cookie: { expiresAfterDays: 365 },
  categories: {
    necessary: { enabled: true, readOnly: true },
    advertising: {},
  },
  onFirstConsent: noteNo,
  onChange: noteNo,
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'May we use your data for this?',
          description: 'We start nothing of it before you say yes. You can change your answer at any time.',
          acceptAllBtn: 'Yes',
          acceptNecessaryBtn: 'No',
        },
        preferencesModal: {
          title: 'Your choices',
          acceptAllBtn: 'Yes to all',
          acceptNecessaryBtn: 'No to all',
          savePreferencesBtn: 'Save',
          closeIconLabel: 'Close',
          sections: [
            { title: 'What the site needs', description: 'Without it the site does not work.', linkedCategory: 'necessary' },
            { title: 'Advertising', description: 'Data go to advertising companies.', linkedCategory: 'advertising' },
          ],
        },
      },
    },
  },
});

// A visitor whose browser says no, or who pressed the link, is not asked.
if (window.statewiseStop && window.statewiseStop.optedOut) {
  CookieConsent.acceptCategory([]);
  CookieConsent.hide();
}
function noteNo() {
  var link = document.querySelector('[data-statewise-link]');
  if (link && !CookieConsent.acceptedCategory('advertising')) link.click();
}
`;

/** The file. Both answers stand side by side and weigh the same. */
export const optInConfiguration = (): string => TEXT;
