import { PageTitle } from '#web/parts/page-title.tsx';

export default function Page() {
  return (
    <div className="wrap head">
      <PageTitle>Cost Calculator</PageTitle>
      <h1>Cost Calculator</h1>
      <noscript> </noscript>
    </div>
  );
}
