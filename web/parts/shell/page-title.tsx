/** The page's title: "h1 - Statewise", with "Error: " in front after a failed submit. */
export function PageTitle({ children, failed = false }: { children: string; failed?: boolean }) {
  return <title>{`${failed ? 'Error: ' : ''}${children} - Statewise`}</title>;
}
