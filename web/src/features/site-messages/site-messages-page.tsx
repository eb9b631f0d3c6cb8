import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contactDaysKept } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useParams } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { deleteMessage, siteMessages } from '../../lib/messages-api.js'
import { EmptyState } from '../../ui/empty-state.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { MessageList } from './message-list.js'

/** Messages from the contact form of a site. */
export function SiteMessagesPage() {
  const { name = '' } = useParams()
  const [deleting, setDeleting] = useState<string>()
  const cache = useQueryClient()
  const messages = siteMessages(name)
  const query = useQuery(messages)
  const remove = async (id: string) => {
    setDeleting(id)
    try {
      await deleteMessage(name, id)
      // A list that was requested before the deletion would bring the message back.
      await cache.cancelQueries({ queryKey: messages.queryKey })
      cache.setQueryData(messages.queryKey, (now) => now?.filter((message) => message.id !== id))
      toast.success('The message is deleted.')
    } catch (error) {
      toast.error(messageOf(error, 'The message could not be deleted'))
    } finally {
      setDeleting(undefined)
    }
  }
  return (
    <Page
      title={`Messages of ${name}`}
      lead={`From the contact form of your page. Each is kept for ${contactDaysKept} days.`}
      above={<SiteTabs name={name} />}
    >
      <WhenLoaded
        query={query}
        missing={`You have no site called ${name}.`}
        fallback="The messages could not be loaded."
      >
        {(all) =>
          all.length === 0 ? (
            <NoMessages name={name} />
          ) : (
            <MessageList messages={all} site={name} deleting={deleting} onDelete={remove} />
          )
        }
      </WhenLoaded>
    </Page>
  )
}

const NoMessages = ({ name }: { name: string }) => (
  <EmptyState
    action={
      <Link to={`/sites/${encodeURIComponent(name)}/studio`} className="btn">
        Edit the page
      </Link>
    }
  >
    What visitors write to you appears here. The form is switched on in the studio, in Who sees what: “Write
    to me”.
  </EmptyState>
)
