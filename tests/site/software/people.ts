/** What a person does on each site with software of others, to say no and to look around. */
import type { Page } from 'playwright-core';

/** What a person writes into a field, and never sends. */
export const TYPED = 'marmalade';

type Press = (page: Page) => Promise<void>;

/** Beside what the tester knows: a yes, and a yes that is taken back by the link or by a signal. */
type Way = 'plain' | 'gpc' | 'reject' | 'optOut' | 'yes' | 'yesThenOut' | 'yesThenSignal';

export interface Person {
  /** Waits for tags that come late. */
  readonly isLate?: true;
  /** How no is said. */
  readonly says: Partial<Record<Way, Press>>;
  /** What else is done on a visit. */
  readonly looks?: Press;
}

const named = (page: Page, words: string, role: 'button' | 'link' = 'button') =>
  page.getByRole(role, { name: words, exact: true });

/** Presses one after the other, by the words that stand there. */
const presses =
  (...steps: readonly (readonly ['button' | 'link', string])[]): Press =>
  async (page) => {
    for (const [role, words] of steps) {
      await named(page, words, role).first().click({ timeout: 5_000 });
      await page.waitForTimeout(700);
    }
  };

const writes =
  (box: string): Press =>
  async (page) => {
    await page.locator(box).first().pressSequentially(TYPED, { delay: 30 });
    await page.waitForTimeout(6_000);
  };

const CHOICES = 'Your Privacy Choices';

const outOfSale = presses(
  ['link', 'Do Not Sell or Share My Personal Information'],
  ['button', 'Opt out of sale and sharing'],
);
const outByPage = presses(['link', CHOICES], ['button', 'Opt out of sale and sharing']);
const saysYes: Press = async (page) => page.locator('.klaro .cm-btn-success').first().click();

/** Opens each address by pressing its link. */
const walks =
  (...words: readonly string[]): Press =>
  async (page) => {
    for (const each of words) {
      await named(page, each, 'link').first().click();
      await page.waitForTimeout(1_200);
    }
  };

/** By number. */
export const PEOPLE: Readonly<Record<number, Person>> = {
  184: {
    says: {
      reject: presses(['button', 'Reject all']),
      optOut: async (page) => {
        await page.getByText(CHOICES).first().click();
        await page.waitForTimeout(700);
        await page.locator('#cc-main .pm').getByText('Reject all').click();
      },
    },
  },
  185: {
    says: {
      reject: async (page) => page.locator('.cc-window .cc-deny').click(),
      // the popup lies over the foot: it is answered, and regretted
      optOut: async (page) => {
        await page.locator('.cc-window .cc-allow').click();
        await page.waitForTimeout(1_500);
        await named(page, CHOICES, 'link').click();
        await page.waitForTimeout(900);
        await named(page, 'Change my cookie choice').click();
        await page.locator('.cc-window .cc-deny').click();
      },
    },
  },
  186: {
    says: {
      optOut: async (page) => {
        await named(page, 'Do Not Sell or Share My Personal Information').click();
        await page.waitForTimeout(900);
        for (const no of await page.getByText('No', { exact: true }).all()) await no.click();
        await named(page, 'Save').click();
      },
    },
  },
  187: {
    says: {
      reject: presses(['button', 'Save']),
      optOut: async (page) => {
        await page.waitForTimeout(500);
        if (await named(page, 'Save').isVisible()) await named(page, 'Save').click();
        await page.waitForTimeout(700);
        await named(page, CHOICES, 'link').click();
        await page.waitForTimeout(700);
        await named(page, 'Save').click();
      },
    },
  },
  188: {
    says: {
      yes: saysYes,
      yesThenSignal: saysYes,
      reject: async (page) => page.locator('.klaro .cn-decline').click(),
      optOut: async (page) => {
        await named(page, CHOICES, 'link').click();
        await page.waitForTimeout(700);
        await page
          .locator('.klaro .cookie-modal')
          .getByText(/decline/i)
          .click();
      },
    },
  },
  189: {
    says: {
      yes: async (page) => page.locator('#tarteaucitronPersonalize2').click(),
      yesThenSignal: async (page) => page.locator('#tarteaucitronPersonalize2').click(),
      reject: async (page) => page.locator('#tarteaucitronAllDenied2').click(),
      optOut: async (page) => {
        await page.locator('#tarteaucitronAllDenied2').click();
        await named(page, CHOICES, 'link').click();
        await page.waitForTimeout(700);
        await page.locator('#tarteaucitronAllDenied').click();
      },
    },
  },
  190: { says: {}, looks: writes('textarea') },
  191: { says: {}, looks: writes('input[type=search]') },
  192: {
    says: {},
    looks: async (page) => {
      await named(page, 'Find us', 'link').click();
      await writes('textarea')(page);
    },
  },
  193: {
    isLate: true,
    looks: walks('Order by six, fetch by eight', 'Learn to bake on Sundays'),
    says: {
      reject: async (page) => {
        await walks('Order by six, fetch by eight')(page);
        await named(page, 'Reject all').first().click();
      },
    },
  },
  194: {
    says: {
      optOut: async (page) => {
        await named(page, 'Do Not Sell or Share My Personal Information', 'link').click();
        await page.locator('select').selectOption('California');
        await named(page, 'Continue').click();
        await page.waitForTimeout(700);
        await named(page, 'Opt out of sale and sharing').click();
      },
    },
  },
  195: {
    says: {
      optOut: async (page) => {
        await named(page, 'Do Not Sell or Share My Personal Information', 'link').click();
        await page.waitForTimeout(700);
        await named(page, 'Opt out').click();
      },
    },
  },
  196: {
    says: {
      reject: presses(['button', 'Reject all']),
      optOut: async (page) => {
        await page.getByText(CHOICES).first().click();
        await page.waitForTimeout(700);
        await page.locator('#cc-main .pm').getByText('Reject all').click();
      },
    },
  },
  197: {
    says: { optOut: presses(['link', CHOICES], ['button', 'Opt out of sale and sharing']) },
    looks: walks('Testing'),
  },
  198: {
    says: {
      reject: async (page) => page.locator('.klaro .cn-decline').click(),
      optOut: async (page) => {
        await named(page, CHOICES, 'link').click();
        await page.waitForTimeout(700);
        await page.locator('.klaro .cn-decline').click();
      },
    },
    looks: walks('Root canals'),
  },
  199: {
    says: {
      reject: presses(['button', 'Reject all']),
      optOut: outOfSale,
      yes: presses(['button', 'Accept all']),
      yesThenOut: async (page) => {
        await presses(['button', 'Accept all'])(page);
        await outOfSale(page);
      },
    },
  },
  200: { says: { yes: saysYes, yesThenSignal: saysYes } },
  201: {
    says: {
      optOut: presses(['link', CHOICES], ['button', 'Opt out of sale and sharing']),
    },
    looks: writes('input[type=email]'),
  },
  202: { says: { optOut: outByPage } },
  203: { says: { optOut: outByPage } },
  204: {
    says: {
      reject: presses(['button', 'Reject all']),
      optOut: outByPage,
      yes: presses(['button', 'Accept all']),
      yesThenOut: async (page) => {
        await presses(['button', 'Accept all'])(page);
        await outByPage(page);
      },
      yesThenSignal: presses(['button', 'Accept all']),
    },
  },
};
