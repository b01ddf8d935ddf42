/** Facts of the page for machines, equal to what it shows; as JSON-LD. */
export function Structured({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}

/** The trail of pages that leads here. */
export function Trail({
  steps,
}: {
  steps: readonly { readonly name: string; readonly path: string }[];
}) {
  const items = steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${SITE_ORIGIN}${path}`,
  }));
  return <Structured facts={{ '@type': 'BreadcrumbList', itemListElement: items }} />;
}
