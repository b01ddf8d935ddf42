import { PageTitle } from '#web/parts/page-title.tsx';

export default function Page() {
  return (
    <div className="wrap head">
      <PageTitle>Templates</PageTitle>
      <h1>Templates</h1>
      <noscript> </noscript>
    </div>
  );
}
