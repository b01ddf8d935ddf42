/**
 * A container of Google Tag Manager to import: before every other tag it tells consent mode of a
 * no, so that tags that ask for consent do not run. For all others it says nothing.
 */

/** Triggers that every container has: "Consent Initialization - All Pages". */
const BEFORE_ALL = '2147479572';

const HTML = `<script>
(function () {
  var no = navigator.globalPrivacyControl === true || navigator.globalPrivacyControl === '1' ||
    document.cookie.indexOf('statewise_choice=out') >= 0;
  window.dataLayer = window.dataLayer || [];
  function gtag() { dataLayer.push(arguments); }
  var denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  if (no) gtag('consent', 'default', denied);
  addEventListener('statewise:choice', function () {
    gtag('consent', 'update', denied);
  });
})();
</script>`;

/** The file, as Admin, Import Container reads it. */
export function tagContainer(): string {
  const own = { accountId: '0', containerId: '0' };
  const path = 'accounts/0/containers/0';
  return `${JSON.stringify(
    {
      exportFormatVersion: 2,
      containerVersion: {
        path: `${path}/versions/0`,
        ...own,
        containerVersionId: '0',
        container: {
          path,
          ...own,
          name: 'Stop kit',
          publicId: 'GTM-STOPKIT',
          usageContext: ['WEB'],
        },
        tag: [
          {
            ...own,
            tagId: '1',
            name: 'Stop kit: what the visitor refused',
            type: 'html',
            parameter: [
              { type: 'TEMPLATE', key: 'html', value: HTML },
              { type: 'BOOLEAN', key: 'supportDocumentWrite', value: 'false' },
            ],
            firingTriggerId: [BEFORE_ALL],
            tagFiringOption: 'ONCE_PER_EVENT',
            monitoringMetadata: { type: 'MAP' },
            consentSettings: { consentStatus: 'NOT_NEEDED' },
          },
        ],
      },
    },
    null,
    2,
  )}\n`;
}
