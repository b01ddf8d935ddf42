/** The one title of a page: "h1 - Statewise", with "Error: " before it after a failed submit. */
export function PageTitle({ children, failed = false }: { children: string; failed?: boolean }) {
  return <title>{`${failed ? 'Error: ' : ''}${children} - Statewise`}</title>;
}
