import { useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useParams } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { saveCheckup, siteCheckup } from '../../lib/checkup-api.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { CheckupReport } from './checkup-report.js'

/** Whether the links, the domain, the certificate and the page of a site work. */
export function SiteCheckupPage() {
  const { name = '' } = useParams()
  const query = useQuery(siteCheckup(name))
  const switchTo = async (isOn: boolean) => {
    try {
      await saveCheckup(name, isOn)
      toast.success(isOn ? 'The weekly checkup is on.' : 'The weekly checkup is off.')
      await query.refetch()
    } catch (error) {
      toast.error(messageOf(error, 'This could not be saved'))
    }
  }
  return (
    <Page
      title={`Checkup of ${name}`}
      lead="Once a week we open your page and its links as a visitor does."
      above={<SiteTabs name={name} />}
    >
      <WhenLoaded
        query={query}
        missing={`You have no site called ${name}.`}
        fallback="The checkup could not be loaded."
      >
        {(checkup) => <CheckupReport checkup={checkup} onSwitch={switchTo} />}
      </WhenLoaded>
    </Page>
  )
}
