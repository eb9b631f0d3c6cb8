/** What a project is, and what readers of its case study want to know. A question is a hint in the form, never published. */
export const studyQuestions = [
  {
    id: 'design',
    title: 'Design',
    questions: [
      'Who is it for, and what did they have to put up with before?',
      'What did you find when you watched or asked them?',
      'Which idea did you try and drop, and why?',
      'What did you decide that a reader would not expect?',
      'What is different now for the people who use it?',
    ],
  },
  {
    id: 'software',
    title: 'Software',
    questions: [
      'Which problem did it solve, and for whom?',
      'What made it hard: scale, time, old code, other systems?',
      'How is it built, and which alternative did you decide against?',
      'How did you know that it works? Which numbers changed?',
      'What would you build differently today?',
    ],
  },
  {
    id: 'research',
    title: 'Research',
    questions: [
      'What was not known before?',
      'How did you find out: material, method, who took part?',
      'What did you find, and how sure are you of it?',
      'Who uses the result, and for what?',
      'Which question is open now?',
    ],
  },
  {
    id: 'building',
    title: 'Building or place',
    questions: [
      'What was there before, and what did the client ask for?',
      'Which limits did the site, the budget or the rules set?',
      'What is the main idea, and where does one see it?',
      'Which materials did you choose, and why?',
      'How is it used today?',
    ],
  },
  {
    id: 'other',
    title: 'Something else',
    questions: [
      'What was the situation before you began?',
      'What was your part in it, and who did the rest?',
      'What did you do first, and what took longest?',
      'What came out of it? Which numbers or words show it?',
      'What did you learn that you still use?',
    ],
  },
] as const
