/**
 * Every quoted text, number and constant that the requirements give for the existing screens, one
 * row each with its section. A text has to be in what is shipped: the built HTML of its page, or a
 * script that this page can load. How and when it is shown is tested by the journeys.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { credentials, registration, registrationForm } from '#contract/account/auth.ts';
import { profile } from '#contract/businesses.ts';
import { PROBLEMS } from '#contract/problems.ts';
import { DATA_TYPES, INDUSTRIES } from '#contract/choices.ts';
import { PAGES } from '#web/pages.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { PLANS, SCENARIOS } from '#web/words/home.ts';
import { FAILURES, GENERIC, NOTICES, TOAST, TOOLTIP } from '#web/words/notices.ts';
import { STEPS } from '#web/words/steps.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { allFiles, filesOf, read, scriptsWithin } from './built-site.ts';

const FAQ = faqOn(LAWS, FACT_BOOK.reviewed);

type Row = [section: string, page: string, text: string];

const SHIPPED: Row[] = [
  ['1', '/register', 'ersonalized compliance checklists'],
  ['1', '/register', 'ulti-state law comparison tool'],
  ['1', '/register', 'utomated compliance scoring'],
  ['1', '/register', 'tep-by-step guidance for all 8 states'],
  ['1', '/login', 'general guidance only'],
  ['1', '/login', 'qualified legal professional'],
  ['2', '/', '>Assessment<'],
  ['2', '/', '>Cost Calculator<'],
  ['2', '/', '>Compare States<'],
  ['2', '/', '>Templates<'],
  ['2', '/', '>FAQ<'],
  ['2', '/', 'Sign In'],
  ['2', '/', 'Free Assessment'],
  ['2', '/', 'State Guides'],
  ['2', '/', 'href="/delaware"'],
  ['2', '/', 'href="/iowa"'],
  ['2', '/', 'href="/nebraska"'],
  ['2', '/', 'href="/new-jersey"'],
  ['2', '/', 'href="/minnesota"'],
  ['2', '/404', '404 Page Not Found'],
  ['2', '/404', 'add the page to the router'],
  ['2', '/login', 'Forgot password'],
  ['2', '/login', 'href="/register"'],
  ['2', '/register', 'href="/login"'],
  ['2', '/register', 'Confirm password'],
  ['2', '/dashboard', 'Set Up Your Business Profile'],
  ['2', '/dashboard', 'Business Information'],
  ['2', '/dashboard', 'Active Businesses'],
  ['2', '/dashboard', 'Profiles configured'],
  ['2', '/dashboard', 'States Covered'],
  ['2', '/dashboard', '2025 privacy laws'],
  ['2', '/dashboard', 'Compliance Score'],
  ['2', '/dashboard', 'Run assessment'],
  ['2', '/dashboard', 'Pending Tasks'],
  ['2', '/dashboard', 'Complete setup'],
  ['2', '/dashboard', 'Your Businesses'],
  ['2', '/dashboard', 'Configure'],
  ['2', '/dashboard', 'Start Assessment'],
  ['2', '/dashboard', 'Run Compliance Check'],
  ['2', '/dashboard', 'Compare State Laws'],
  ['2', '/dashboard', 'Add New Business'],
  ['2', '/dashboard', 'Logout'],
  ['2', '/dashboard', '2025 Compliance Dashboard'],
  ['2', '/assessment', 'View All'],
  ['2', '/assessment', 'Analyzing your compliance requirements...'],
  ['2', '/assessment', 'Mark Complete'],
  ['3', '/assessment', 'High Priority'],
  ['3', '/assessment', 'Medium Priority'],
  ['3', '/assessment', 'Low Priority'],
  ['4', '/dashboard', 'Creating Business Profile...'],
  ['4', '/login', 'Welcome back!'],
  ['4', '/login', "You've been successfully logged in."],
  ['4', '/register', 'Registration successful!'],
  ['4', '/register', 'Your account has been created. Please check your email for verification.'],
  ['4', '/login', 'Signing in...'],
  ['4', '/register', 'Creating account...'],
  ['8', '/dashboard', 'Failed to create business'],
  ['8', '/dashboard', 'Business created successfully!'],
  ['8', '/dashboard', 'You can now start your compliance assessment.'],
  ['8', '/login', 'Login failed'],
  ['8', '/login', 'Invalid email or password.'],
  ['8', '/register', 'Registration failed'],
  ['8', '/register', 'Something went wrong. Please try again.'],
  ['8', '/login', 'Password reset'],
  ['8', '/login', 'Password reset functionality coming soon.'],
  ['9', '/assessment', '$29'],
  ['5', '/compare-states', 'Maximum of 4 states can be compared at once'],
  ['5', '/compare-states', 'Select States to Compare'],
  [
    '5',
    '/compare-states',
    'Choose at least 2 states from the selection above to see a detailed comparison.',
  ],
  ['5', '/cost-calculator', 'Please select at least one state to calculate compliance costs.'],
  ['2', '/faq', 'No Results Found'],
  ['2', '/templates', 'No Templates Found'],
  ['9', '/implementation-guide', '3-4 months'],
  ['9', '/implementation-guide', '$15,000-$25,000'],
  ['9', '/implementation-guide', '4-6 months'],
  ['9', '/implementation-guide', '$25,000-$50,000'],
  ['9', '/implementation-guide', '6-12 months'],
  ['9', '/implementation-guide', '$50,000-$150,000'],
  ['9', '/cost-calculator', 'Financial Services'],
  ['9', '/cost-calculator', 'Retail/E-commerce'],
  ['9', '/cost-calculator', 'Consulting'],
  ['9', '/', '$0'],
  ['9', '/', '$49'],
  ['9', '/', '$199'],
  ['9', '/', 'per month'],
  ['9', '/', '30-day money-back'],
  ['2', '/', 'Example scenario'],
  ['2', '/delaware', '$10,000'],
  ['2', '/delaware', '35,000+'],
  ['2', '/delaware', 'All SMBs'],
  ['2', '/delaware', 'in under 5 minutes'],
  ['2', '/delaware', 'Download Checklist'],
  ['2', '/iowa', '100,000+'],
  ['2', '/iowa', 'Business Focus'],
  ['2', '/iowa', 'Commercial'],
  ['2', '/iowa', 'Data inventory and mapping'],
  ['2', '/iowa', 'Consumer request infrastructure'],
  ['2', '/nebraska', 'href="/dashboard"'],
  ['2', '/nebraska', 'href="/assessment"'],
  ['2', '/new-jersey', 'January 15, 2025'],
  ['2', '/new-jersey', 'Common violations'],
  ['2', '/new-jersey', 'Weeks 9-12'],
  ['2', '/minnesota', 'August 1, 2025'],
  ['2', '/minnesota', 'Universal opt-out support'],
  ['2', '/minnesota', 'Weeks 11-14'],
];

const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '')
    .replaceAll('\\u2019', '’');

function shippedFor(path: string): string {
  const page = PAGES.find((each) => each.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  const html = filesOf(page).map(read).join('\n');
  return unescaped([html, ...scriptsWithin(html).map(read)].join('\n'));
}

describe('texts of docs/requirements.md that are shipped', () => {
  test.each(SHIPPED)('%s: %s says %s', (_section, page, text) => {
    expect(shippedFor(page)).toContain(text);
  });
});

/**
 * Texts in double quotes in docs/requirements.md are shown verbatim; a single dash is everywhere.
 */
const quoted = [
  ...readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
    .split('## 1. ')[1]!
    .matchAll(/"([^"\n]{2,})"/g),
].map(([, text = '']) => text);

describe('every text that docs/requirements.md quotes is on some page, or what the API says', () => {
  const replies = Object.values(PROBLEMS).map(([, message]) => message);
  const everything = [...PAGES.map(({ path }) => shippedFor(path)), ...replies].join('\n');
  test.each([...new Set(quoted)])('"%s"', (text) => {
    expect(everything.includes(text)).toBe(true);
  });
});

/** [section, field, value given, message] */
const MESSAGES: [string, string, unknown, string][] = [
  ['5', 'businessName', 'A', 'Business name is required'],
  ['5', 'industry', '', 'Please select an industry'],
  ['5', 'employeeCount', 0, 'Employee count is required'],
  ['5', 'statesOperating', [], 'Select at least one state'],
  ['5', 'dataTypesCollected', [], 'Select at least one data type'],
];

const fine = {
  businessName: 'Shop',
  industry: 'Retail',
  employeeCount: 1,
  statesOperating: ['DE'],
  dataTypesCollected: ['Email addresses'],
};

const messageFor = (
  schema: {
    safeParse: (value: unknown) => {
      error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
    };
  },
  value: unknown,
  field: string,
) => schema.safeParse(value).error?.issues.find((issue) => issue.path[0] === field)?.message;

describe('validation messages', () => {
  test.each(MESSAGES)('%s: %s', (_section, field, value, message) => {
    expect(messageFor(profile, { ...fine, [field]: value }, field)).toBe(message);
    expect(messageFor(profile, fine, field)).toBeUndefined();
  });

  const person = {
    email: 'a@example.com',
    password: '12345678',
    confirmPassword: '12345678',
    firstName: 'An',
    lastName: 'Li',
    businessName: 'So',
  };
  test.each([
    ['5', 'email', 'nobody', 'Please enter a valid email address'],
    ['5', 'password', '1234567', 'Password must be at least 8 characters'],
    ['5', 'firstName', 'A', 'First name must be at least 2 characters'],
    ['5', 'lastName', 'L', 'Last name must be at least 2 characters'],
    ['5', 'businessName', 'S', 'Business name is required'],
    ['5', 'confirmPassword', '12345679', "Passwords don't match"],
  ])('%s, registration: %s', (_section, field, value, message) => {
    expect(messageFor(registrationForm, { ...person, [field]: value }, field)).toBe(message);
    expect(registrationForm.safeParse(person).success).toBe(true);
  });

  test('5, sign-in', () => {
    expect(messageFor(credentials, { email: 'x', password: 'y' }, 'email')).toBe(
      'Please enter a valid email address',
    );
    expect(messageFor(credentials, { email: 'a@b.co', password: '' }, 'password')).toBe(
      'Password is required',
    );
  });

  test('3: the confirmation is not sent', () => {
    const sent = registration.parse(person);
    expect(Object.keys(sent).toSorted()).toEqual([
      'businessName',
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
  });

  test('5: generic fallbacks', () => {
    expect(GENERIC).toEqual({
      required: 'Required',
      invalid: 'Invalid input',
      email: 'Invalid email',
    });
  });
});

describe('choices, counts and times', () => {
  test('3: nine industries and eleven data types, in their order', () => {
    expect(INDUSTRIES.join(', ')).toBe(
      'Technology, Healthcare, Finance, Retail, Manufacturing, Education, Real Estate, Professional Services, Other',
    );
    expect(DATA_TYPES.join(', ')).toBe(
      'Email addresses, Phone numbers, Postal addresses, Social Security Numbers, Credit card information, Financial records, Health information, Biometric data, Location data, Internet activity, Purchase history',
    );
  });

  test('9: toasts and tooltips', () => {
    expect(TOAST).toEqual({
      limit: 1,
      shownMs: 5000,
      removedAfterMs: 1_000_000,
      swipe: { direction: 'right', thresholdPx: 50 },
      hotkey: 'F8',
    });
    expect(TOOLTIP).toEqual({ delayMs: 700, skipDelayMs: 300, offsetPx: 4 });
    const styles = allFiles()
      .filter((name) => name.endsWith('.css'))
      .map(read)
      .join('');
    expect(styles).toMatch(/\.toasts\.toasts\s*\{[^}]*max-width:\s*420px/);
  });

  test('2 and 9: 12 questions in 12 categories, 10 templates, 10 steps, six scenarios, three plans', () => {
    expect(FAQ).toHaveLength(12);
    expect(new Set(FAQ.map((entry) => entry.category)).size).toBe(12);
    expect(TEMPLATE_LIST).toHaveLength(10);
    expect(STEPS).toHaveLength(10);
    expect(SCENARIOS).toHaveLength(6);
    expect(PLANS.map((plan) => plan.price)).toEqual(['$0', '$49', '$199']);
  });

  test('4 and 8: titles and texts of the notices', () => {
    expect(NOTICES.signedIn).toEqual({
      title: 'Welcome back!',
      text: "You've been successfully logged in.",
    });
    expect(NOTICES.created.title).toBe('Business created successfully!');
    expect(FAILURES.create.title).toBe('Failed to create business');
  });
});
