import { PageTitle } from '#web/parts/page-title.tsx';

export default function Page() {
  return (
    <div className="wrap head">
      <PageTitle>Questions owners ask</PageTitle>
      <h1>Questions owners ask</h1>
      <noscript> </noscript>
    </div>
  );
}
