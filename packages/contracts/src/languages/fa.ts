import type { Language } from './language.js'
import { none } from './words.js'

/** Persian. */
export const fa: Language = {
  direction: 'rtl',
  frequentWords: [],
  licenceToWork: none,
  reader: undefined,
  guard: undefined,
  page: {
    sections: {
      work: 'سوابق کاری',
      volunteer: 'فعالیت داوطلبانه',
      projects: 'پروژه‌ها',
      education: 'تحصیلات',
      awards: 'جوایز',
      certificates: 'گواهی‌ها',
      publications: 'انتشارات',
      skills: 'مهارت‌ها',
      languages: 'زبان‌ها',
      interests: 'علایق',
      references: 'معرف‌ها',
      custom: 'سایر',
    },
    present: 'اکنون',
    contact: 'تماس',
    notFound: 'چنین صفحه‌ای نیست.',
    updated: 'به‌روزرسانی:',
    grade: 'معدل',
    download: 'دانلود رزومه (PDF)',
    expires: 'معتبر تا',
    personal: 'اطلاعات شخصی',
    actions: {
      email: 'ارسال ایمیل',
      call: 'رزرو تماس',
      write: 'برایم بنویسید',
      name: 'نام شما',
      replyTo: 'ایمیل شما',
      message: 'پیام شما',
      send: 'ارسال',
      sent: 'متشکرم. پیام شما فرستاده شد.',
      refused: 'پیام شما فرستاده نشد. لطفاً برگردید، هر فیلد را بررسی کنید و دوباره بفرستید.',
      later: 'پیام‌های زیادی از اینجا رسید. لطفاً یک ساعت دیگر دوباره امتحان کنید.',
    },
  },
  errorPages: undefined,
}
