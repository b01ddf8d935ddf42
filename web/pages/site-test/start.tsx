import { useId, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { SiteTestRow, SiteTests } from '#contract/site-tests/site-tests.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { useStartSiteTest } from '#web/api/site-tests.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { plural } from '#text/figures.ts';
import { Field } from '#web/ui/field.tsx';
import { LineInput } from '#web/ui/line-input.tsx';
import { Note } from '#web/ui/note.tsx';
import { type RadioChoice, RadioGroup } from '#web/ui/radio-group.tsx';
import { Submit } from '#web/ui/submit.tsx';

type Kind = SiteTestRow['kind'];

interface StartProps {
  business: Business;
  state: SiteTests;
}

const CHOICES: readonly RadioChoice<Kind>[] = [
  {
    value: 'look',
    label: 'Watch it',
    hint: 'One to two minutes. Visits with and without the signal of a browser that says no.',
  },
  {
    value: 'press',
    label: 'Watch it and press each choice',
    hint: 'Two to five minutes. Also refuses in your banner and follows your opt-out link. First prove that the site is yours.',
  },
  {
    value: 'fetch',
    label: 'Read the page without a browser',
    hint: 'Seconds. Finds links, the notice and tags in the page. It cannot say that something stopped.',
  },
];

/** The site last tested, or the one in the profile. */
const likely = ({ tests, sites }: SiteTests) => tests[0]?.url ?? sites[0]?.host ?? '';

const fieldFault = (fault: unknown): string | undefined => {
  const problem = fault instanceof RequestFailed ? fault.problem : undefined;
  return (
    problem?.fields?.['site'] ?? (problem?.code === 'site-not-proven' ? problem.message : undefined)
  );
};

/** Names the site and starts a test. What was typed stays where it fails. */
export function Start({ business, state }: StartProps) {
  const start = useStartSiteTest(business.id);
  const [site, setSite] = useState(() => likely(state));
  const [wanted, setKind] = useState<Kind>('look');
  const [missing, setMissing] = useState<string>();
  const id = useId();
  const kind = state.browser.there ? wanted : 'fetch';
  const fault = missing ?? fieldFault(start.error);
  const send = () => {
    if (start.isPending) return;
    const isEmpty = site.trim() === '';
    setMissing(isEmpty ? 'Enter the address of your site' : undefined);
    if (isEmpty) document.getElementById(id)?.focus();
    else start.mutate({ site: site.trim(), kind });
  };
  if (!state.mayStart)
    return (
      <Note>
        <p>
          First confirm your email address: press the link in our mail. Tests run only for people
          whom we can reach. <PageLink to="/account">Send the mail again</PageLink>
        </p>
      </Note>
    );
  return (
    <form
      className="card stack sitestart"
      noValidate
      method="post"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 id={`${id}-title`}>
        {state.tests.length === 0 ? 'Start your first test' : 'Start a test'}
      </h2>
      <Field id={id} label="Address of your site" hint="Such as www.your-shop.com" error={fault}>
        {(control) => (
          <LineInput
            control={control}
            inputMode="url"
            value={site}
            onType={(text) => {
              setSite(text);
              setMissing(undefined);
              start.reset();
            }}
          />
        )}
      </Field>
      <RadioGroup
        id={`${id}-kind`}
        legend="What should the test do?"
        choices={state.browser.there ? CHOICES : CHOICES.filter(({ value }) => value === 'fetch')}
        value={kind}
        onChange={setKind}
      />
      {start.isError && fault === undefined && (
        <p className="error" role="alert">
          {wordsFor(start.error, 'The test could not be started. Try again.')}
        </p>
      )}
      <p className="row">
        <Submit pending={start.isPending} doing="Starting...">
          Start the test
        </Submit>
        <span className="small soft">{`${plural(state.leftToday, 'test')} left today`}</span>
      </p>
    </form>
  );
}
