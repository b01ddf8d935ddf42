import { Structured, Trail } from '#web/parts/structured.tsx';
import type { GuideView } from './view.ts';

/** The law of the page as Legislation, and the trail to it; from the record, never a published figure. */
export function MachineFacts({ view }: { view: GuideView }) {
  const { name, slug, lawName, citation, effective, checkedTo, url, inForce } = view;
  const law = {
    '@type': 'Legislation',
    name: lawName,
    legislationIdentifier: citation,
    legislationJurisdiction: `US-${view.state}`,
    legislationDate: effective,
    legislationLegalForce: inForce ? 'InForce' : 'NotInForce',
    url,
  };
  return (
    <>
      <Structured
        facts={{
          '@type': 'WebPage',
          name: `${name} privacy law guide`,
          url: `${SITE_ORIGIN}/${slug}`,
          dateModified: checkedTo,
          about: law,
        }}
      />
      <Trail
        steps={[
          { name: 'Home', path: '/' },
          { name: 'State guides', path: '/states' },
          { name, path: `/${slug}` },
        ]}
      />
    </>
  );
}
