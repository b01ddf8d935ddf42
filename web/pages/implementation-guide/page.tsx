import { PageTitle } from '#web/parts/page-title.tsx';

export default function Page() {
  return (
    <div className="wrap head">
      <PageTitle>Implementation Guide</PageTitle>
      <h1>Implementation Guide</h1>
      <noscript> </noscript>
    </div>
  );
}
