interface PortraitProps {
  username: string
  /** Address of the picture; '' where there is none. */
  picture: string
  /** Empty if the name is beside it. */
  alt?: string
  className?: string
}

/** The picture of an account, or the first letter of its user name. */
export const Portrait = ({ username, picture, alt = '', className = 'size-8 text-sm' }: PortraitProps) =>
  picture === '' ? (
    <span
      className={`title grid shrink-0 place-items-center rounded-full bg-base-300 uppercase ${className}`}
      aria-hidden="true"
    >
      {Array.from(username)[0]}
    </span>
  ) : (
    <img src={picture} alt={alt} className={`shrink-0 rounded-full bg-base-300 object-cover ${className}`} />
  )
