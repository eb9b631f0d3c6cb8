/** See claim-free.ts. */
export const words = `
a abaixo aborda abordada abordadas abordado abordados abordam abordamos abordando abordar abordaram abordará
abordarão abordas abordava abordavam aborde abordei abordem abordo abordou abrange abrangem abrangemos abrangendo
abranger abrangeram abrangerei abrangerá abrangerão abranges abrangeu abrangi abrangia abrangiam acaba acabado
acabam acabamos acabando acabar acabaram acabarei acabará acabarão acabas acabava acabavam acabe acabei acabem acabo
acabou acerca acha achado acham achamos achando achar acharam acharei achará acharão achas achava achavam ache achei
achem acho achou acima acorra acorram acorre acorrem acorremos acorrendo acorrer acorreram acorrerá acorrerão
acorres acorreu acorri acorria acorriam acorrida acorridas acorrido acorridos acorro acrescenta acrescentada
acrescentadas acrescentado acrescentados acrescentam acrescentamos acrescentando acrescentar acrescentaram
acrescentará acrescentarão acrescentas acrescentava acrescentavam acrescente acrescentei acrescentem acrescento
acrescentou actividade actividades actuais actual actualmente acumula acumulada acumuladas acumulado acumulados
acumulam acumulamos acumulando acumular acumularam acumulará acumularão acumulas acumulava acumulavam acumule
acumulei acumulem acumulo acumulou afinal afora agora agradáveis agradável ajuda ajudado ajudam ajudamos ajudando
ajudar ajudaram ajudarei ajudará ajudarão ajudas ajudava ajudavam ajude ajudei ajudem ajudo ajudou alcance alcancei
alcança alcançada alcançadas alcançado alcançados alcançam alcançamos alcançando alcançar alcançaram alcançará
alcançarão alcanças alcançava alcançavam alcançe alcançei alcançem alcanço alcançou algo algures alguém ali aliás
alterna alternada alternadamente alternadas alternado alternados alternam alternamos alternando alternar alternaram
alternará alternarão alternas alternava alternavam alterne alternei alternem alterno alternou além amanhã ano anos
ante anterior anteriores anteriormente antes antiga antigamente antigas antigo antigos ao aonde aos apareca aparecam
aparece aparecem aparecemos aparecendo aparecer apareceram aparecerá aparecerão apareces apareceu apareci aparecia
apareciam aparecida aparecidas aparecido aparecidos apareco apesar aplica aplicada aplicadas aplicado aplicados
aplicam aplicamos aplicando aplicar aplicaram aplicará aplicarão aplicas aplicava aplicavam aplice aplicei aplicem
aplico aplicou aprenda aprendam aprende aprendem aprendemos aprendendo aprender aprenderam aprenderá aprenderão
aprendes aprendeu aprendi aprendia aprendiam aprendida aprendidas aprendido aprendidos aprendo apresenta apresentava
aproximadamente após aquela aquelas aquele aqueles aqui aquilo aquém arredores as assim assuma assumam assume
assumem assumes assumi assumia assumiam assumida assumidas assumido assumidos assumimos assumindo assumir assumiram
assumirá assumirão assumiu assumo assunto assuntos atividade atividades atrai atrair atraiu através atraíram atrás
atua atuada atuadas atuado atuados atuais atual atualidade atualmente atuam atuamos atuando atuar atuaram atuará
atuarão atuas atuava atuavam atuação atue atuei atuem atuo atuou até aí baixo base basicamente bem bem-vinda
bem-vindo bem-vindos boa boas bocado bom bonita bonitas bonito bonitos bons breve brevemente breves busca buscado
buscam buscamos buscando buscar buscaram buscarei buscará buscarão buscas buscava buscavam busco buscou busque
busquei busquem cabo calendário caminho caminhos campo campos candidata candidato cargo carreira carreiras caso
casos cedo centra centrada centradas centrado centrados centram centramos centrando centrar centraram centrará
centrarão centras centrava centravam centre centrei centrem centro centrou cerca certamente chama chamada chamado
chamam chamamos chamando chamar chamar-me chamar-se chamaram chamarei chamará chamarão chamas chamava chamavam chame
chamei chamem chamo chamou chega chegada chegado chegam chegamos chegando chegar chegaram chegarei chegará chegarão
chegas chegava chegavam chego chegou chegue cheguei cheguem cidade cima claramente claro cobre coisa coisas com
combina combinada combinadas combinado combinados combinam combinamos combinando combinar combinaram combinará
combinarão combinas combinava combinavam combine combinei combinem combino combinou comece comecei comecem começa
começada começadas começado começados começam começamos começando começar começaram começarei começará começarão
começas começava começavam começo começou comigo como compartilha compartilhada compartilhadas compartilhado
compartilhados compartilham compartilhamos compartilhando compartilhar compartilharam compartilhará compartilharão
compartilhas compartilhava compartilhavam compartilhe compartilhei compartilhem compartilho compartilhou compreenda
compreendam compreende compreendem compreendemos compreendendo compreender compreenderam compreenderei compreenderá
compreenderão compreendes compreendeu compreendi compreendia compreendiam compreendido compreendo compõe comum
comuns concilia conciliada conciliadas conciliado conciliados conciliam conciliamos conciliando conciliar
conciliaram conciliará conciliarão concilias conciliava conciliavam concilie conciliei conciliem concilio conciliou
concretamente conforme conhece conhecem conhecemos conhecendo conhecer conheceram conhecerei conhecerá conhecerão
conheces conheceu conheci conhecia conheciam conhecida conhecidas conhecido conhecidos conhecimento conhecimentos
conheça conheçam conheço conjuga conjugada conjugadas conjugado conjugados conjugam conjugamos conjugando conjugar
conjugaram conjugará conjugarão conjugas conjugava conjugavam conjuge conjugei conjugem conjugo conjugou conjunta
conjunto connosco conosco consigo consista consistam consiste consistem consistes consisti consistia consistiam
consistida consistidas consistido consistidos consistimos consistindo consistir consistiram consistirá consistirão
consistiu consisto consoante consta constada constadas constado constados constam constamos constando constar
constaram constará constarão constas constava constavam conste constei constem constitui constituía consto constou
conta contacta contactado contactam contactamos contactando contactar contactaram contactarei contactará contactarão
contactas contactava contactavam contacte contactei contactem contacto contactos contactou contado contam contamos
contando contar contaram contarei contará contarão contatar contato contatos contava contavam conte contei contem
contendo conter contexto contextos conteúdo conteúdos contida contido contigo continha continua continuado continuam
continuamos continuando continuar continuaram continuarei continuará continuarão continuas continuava continuavam
continue continuei continuem continuo continuou contou contra contudo contém contêm converta convertam converte
convertem convertemos convertendo converter converteram converterá converterão convertes converteu converti
convertia convertiam convertida convertidas convertido convertidos converto costuma costumam costumamos costumar
costumava costumavam costumo cotidiana cotidiano creio crer crê cuja cujas cujo cujos curriculum currículo curta
curtas curto curtos cv cá da damos dando daquela daquelas daquele daqueles daquilo dar darei dará darão das datas
dava davam de dedica dedicam dedicamos dedicando dedicar dedicar-me dedicar-se dedicaram dedicarei dedicará
dedicarão dedicas dedicava dedicavam dedicação dedico dedicou dedique dediquei dediquem dei deixa deixada deixadas
deixado deixados deixam deixamos deixando deixar deixaram deixarei deixará deixarão deixava deixavam deixe deixei
deixem deixo deixou dela delas dele deles demora demorada demoradas demorado demorados demoram demoramos demorando
demorar demoraram demorará demorarão demoras demorava demoravam demore demorei demorem demoro demorou demos dentre
dentro depois deram descreva descrevam descreve descrevem descrevemos descrevendo descrever descreveram descreverei
descreverá descreverão descreves descreveu descrevi descrevia descreviam descrevo descrita descritas descrito
descritos descrição desde desempenha desempenhada desempenhadas desempenhado desempenhados desempenham desempenhamos
desempenhando desempenhar desempenharam desempenharei desempenhará desempenharão desempenhas desempenhava
desempenhavam desempenhe desempenhei desempenhem desempenho desempenhou desloca deslocada deslocadas deslocado
deslocados deslocam deslocamos deslocando deslocar deslocaram deslocará deslocarão deslocas deslocava deslocavam
desloce deslocei deslocem desloco deslocou dessa dessas desse desses desta destas deste destes detalhe detalhes deu
deve devem devemos dever deveria deveriam deverá deverão deves deveu devia deviam devo dia diante dias diga digo
directamente diretamente dirá dispor dispunha dispõe disse disseram disso disto dita ditas dito ditos diz dizem
dizemos dizendo dizer dizes dizia diziam do donde doravante dos dou dum duma dura durado duram duramos durando
durante durar duraram durarei durará durarão duras durava duravam duração dure durei durem duro durou dá dás dão dê
e e-mail efectivamente efetivamente eixo ela elas ele elemento elementos eles em email embaixo embora emprego
empregos empresa encontra encontrada encontradas encontrado encontrados encontram encontramos encontrando encontrar
encontrar-me encontrar-se encontraram encontrarei encontrará encontrarão encontras encontrava encontravam encontre
encontrei encontrem encontro encontrou endereço endereços enfim enfoque engloba englobada englobadas englobado
englobados englobam englobamos englobando englobar englobaram englobará englobarão englobas englobava englobavam
englobe englobei englobem englobo englobou enquanto entorno entra entrado entram entramos entrando entrar entraram
entrarei entrará entrarão entras entrava entravam entre entrei entrem entretanto entro entrou então envolva envolvam
envolve envolvem envolvemos envolvendo envolver envolveram envolverá envolverão envolves envolveu envolvi envolvia
envolviam envolvida envolvidas envolvido envolvidos envolvo era eram eras especialmente espera esperado esperam
esperamos esperando esperar esperaram esperarei esperará esperarão esperas esperava esperavam espere esperei esperem
espero esperou essa essas esse essencialmente esses esta estada estadia estadias estamos estando estar estarei
estaremos estaria estará estarão estas estava estavam estavas este esteja estejam estes esteve estive estivemos
estiver estiveram estiverem estou está estás estávamos estão etapa etapas etc eu evidentemente exemplo exemplos
exerce exercem exercemos exercendo exercer exerceram exercerei exercerá exercerão exerces exerceu exerci exercia
exerciam exercido exercício exerça exerçam exerço exista existam existe existem existes existi existia existiam
existido existimos existindo existir existiram existirei existirá existirão existiu existo experiência faceta farei
faremos faria fará farão fase fases favor faz fazem fazemos fazendo fazer fazes fazia faziam fazê fazíamos faça
façam faço feita feitas feito feitos fez fica ficado ficam ficamos ficando ficar ficaram ficarei ficará ficarão
ficas ficava ficavam ficha fico ficou figura figurada figuradas figurado figurados figuram figuramos figurando
figurar figuraram figurará figurarão figuras figurava figuravam figure figurei figurem figuro figurou fim final
finalmente fins fique fiquei fiquem fiz fizemos fizer fizeram foca focada focadas focado focados focam focamos
focando focar focaram focará focarão focas focava focavam foce focei focem foco focou foi fomos for fora foram forem
forma formas formato formatos fosse fossem foste fui fundamentalmente função funções futura futuramente futuras
futuro futuros férias gente gerais geral geralmente gosta gostado gostam gostamos gostando gostar gostaram gostarei
gostaria gostariam gostará gostarão gostas gostava gostavam goste gostei gostem gosto gostos gostou género gênero
habituais habitual habitualmente haja havendo haver haveria haverá havia haviam havido hei hobbies hobby hora horas
horário horários houve houveram há hábito hábitos hão ia iam ido igualmente imediatamente implica implicada
implicadas implicado implicados implicam implicamos implicando implicar implicaram implicará implicarão implicas
implicava implicavam implice implicei implicem implico implicou incluem inclui incluindo incluir incluiu incluo
inclusivamente inclusive incluía incluíam incluída incluídas incluído incluídos incluímos incluíram indo ingressa
ingressada ingressadas ingressado ingressados ingressam ingressamos ingressando ingressar ingressaram ingressará
ingressarão ingressas ingressava ingressavam ingresse ingressei ingressem ingresso ingressou inicia iniciada
iniciadas iniciado iniciados inicial inicialmente iniciam iniciamos iniciando iniciar iniciaram iniciarei iniciará
iniciarão inicias iniciava iniciavam inicie iniciei iniciem inicio iniciou instante interessa interessada
interessadas interessado interessados interessam interessamos interessando interessar interessar-me interessar-se
interessaram interessarei interessará interessarão interessas interessava interessavam interesse interessei
interessem interesses interesso interessou internet interva intervalo intervam interve interveio intervem interves
intervi intervia interviam intervida intervidas intervido intervidos intervimos intervindo intervir interviram
intervirá intervirão interviu intervo intervém inverno invernos início inícios ir irei iremos iria irá irão isso
isto item itens jornada jornadas junta juntam juntamente juntamos juntando juntar juntar-me juntar-se juntaram
juntarei juntará juntarão juntas juntava juntavam junte juntei juntem junto juntos juntou já la labor lado lados las
lazer leem leia leio lemos lendo ler leram leu leva levada levadas levado levados levam levamos levando levar
levaram levará levarão levas levava levavam leve levei levem levo levou lhe lhes li lia lida lido liga ligada
ligadas ligado ligados ligam ligamos ligando ligar ligaram ligará ligarão ligas ligava ligavam lige ligei ligem ligo
ligou linda lindo link links lista listas livre livres lo locais local localidade localizada localizado localização
logo longe longo los lugar lugares lá lê mail maioritariamente majoritariamente maneira maneiras manhã manhãs
mantemos mantendo mantenho manter manteve mantida mantido mantinha mantiveram mantém mantêm mas matéria me meados
mediante meio-dia mensagem mensagens meses mesma mesmas mesmo mesmos meu meus mim minha minhas minuto minutos modo
modos momento momentos montante mora morado moram moramos morando morar moraram morarei morará morarão moras morava
moravam more morei morem moro morou morávamos mostrado mostram mostramos mostrando mostrar mostraram mostrarei
mostrará mostrarão mostrava mostravam mostre mostrei mostrem mostro mostrou move mover movo muda mudado mudam
mudamos mudando mudança mudanças mudar mudar-me mudar-se mudaram mudarei mudará mudarão mudas mudava mudavam mude
mudei mudem mudo mudou mundo município mês na naquela naquelas naquele naqueles nas naturalmente nela nelas nele
neles nessa nessas nesse nesses nesta nestas neste nestes nisso nisto no noite noites nome nomeadamente nomes
normais normal normalmente nos nossa nossas nosso nossos num numa numas nuns níveis nível nós núcleo número números
o objectivo objetivo objetivos objeto objetos obrigada obrigado obviamente ocasionalmente ocasião ocasiões ocupa
ocupado ocupam ocupamos ocupando ocupar ocupar-me ocupar-se ocuparam ocuparei ocupará ocuparão ocupas ocupava
ocupavam ocupação ocupações ocupe ocupei ocupem ocupo ocupou ofereca oferecam oferece oferecem oferecemos oferecendo
oferecer ofereceram oferecerá oferecerão ofereces ofereceu ofereci oferecia ofereciam oferecida oferecidas oferecido
oferecidos ofereco ofício ofícios olha olhado olham olhamos olhando olhar olharam olharei olhará olharão olhas
olhava olhavam olhe olhei olhem olho olhou olá onde ontem ora ordinário orienta origem os ou outono outra outras
outrem outro outrora outros palavra palavras papel papéis para paralelamente paralelo parcela parcialmente parece
parecem parecemos parecendo parecer pareceram parecerei parecerá parecerão pareces pareceu pareci parecia pareciam
parecido pareça pareçam pareço parte partem partes parti partia partiam participa participado participam
participamos participando participar participaram participarei participará participarão participas participava
participavam participe participei participem participo participou particularmente partilha partilhada partilhadas
partilhado partilhados partilham partilhamos partilhando partilhar partilharam partilhará partilharão partilhas
partilhava partilhavam partilhe partilhei partilhem partilho partilhou partimos partindo partir partiram partirei
partirá partirão partiu passa passado passados passagem passam passamos passando passar passaram passarei passará
passarão passas passatempo passatempos passava passavam passe passei passem passo passos passou pausa pausas pela
pelas pelo pelos pensa pensado pensam pensamos pensando pensar pensaram pensarei pensará pensarão pensas pensava
pensavam pense pensei pensem penso pensou pequena pequenas pequeno pequenos perante percorra percorram percorre
percorrem percorremos percorrendo percorrer percorreram percorrerá percorrerão percorres percorreu percorri
percorria percorriam percorrida percorridas percorrido percorridos percorro percurso percursos perfil perfis
pergunta perguntas permanece permanecem permanecemos permanecendo permanecer permaneceram permanecerei permanecerá
permanecerão permaneces permaneceu permaneci permanecia permaneciam permanecido permaneça permaneçam permaneço
permanência pertence pertencem pertencemos pertencendo pertencer pertenceram pertencerei pertencerá pertencerão
pertences pertenceu pertenci pertencia pertenciam pertencido pertença pertençam pertenço perto período períodos
pessoa pessoais pessoal pessoalmente pessoas pode podem podemos podendo poder poderei poderemos poderia poderiam
poderá poderão podes podia podiam podido podíamos pomos pondo ponho ponto pontos por pormenor pormenores portefólio
portfolio portfólio porventura porém posição posições possa possam possivelmente posso possuem possui possuir
possuía possíveis possível posterior posteriores posteriormente posto postos pouco pra pratica praticada praticadas
praticado praticados praticam praticamente praticamos praticando praticar praticaram praticará praticarão praticas
praticava praticavam pratice praticei praticem pratico praticou prazer prazo precisa precisado precisam precisamente
precisamos precisando precisar precisaram precisarei precisará precisarão precisas precisava precisavam precise
precisei precisem preciso precisou prefere preferem preferia preferida preferido preferimos preferir preferiu
prefiro presente presentemente presentes presta prestada prestadas prestado prestados prestam prestamos prestando
prestar prestaram prestará prestarão prestas prestava prestavam preste prestei prestem presto prestou primavera
principalmente princípio privada privado procura procurado procuram procuramos procurando procurar procuraram
procurarei procurará procurarão procurava procuravam procure procurei procurem procuro procurou profissionais
profissional profissionalmente profissão profissões provavelmente prática prévia prévio própria próprias próprio
próprios próxima próximas próximo próximos pude puderam punha pus puseram página páginas pôde pôr pôs põe põem quais
qual quando quanto quase que queira quem quer querem queremos querendo querer quererá queres queria queriam querido
quero questão questões quis quiser quiseram quotidiana quotidianamente quotidiano quê realiza realizada realizadas
realizado realizados realizam realizamos realizando realizar realizaram realizará realizarão realizas realizava
realizavam realize realizei realizem realizo realizou realmente receba recebam recebe recebem recebemos recebendo
receber receberam receberá receberão recebes recebeu recebi recebia recebiam recebida recebidas recebido recebidos
recebo recente recentemente recentes redor região regressa regressado regressam regressamos regressando regressar
regressaram regressarei regressará regressarão regressas regressava regressavam regresse regressei regressem
regresso regressou regular regulares regularmente relaciona relacionada relacionadas relacionado relacionados
relacionam relacionamos relacionando relacionar relacionaram relacionará relacionarão relacionas relacionava
relacionavam relacione relacionei relacionem relaciono relacionou relativa relativas relativo relativos resida
residam reside residem resides residi residia residiam residido residimos residindo residir residiram residirei
residirá residirão residiu resido respectiva respectivamente respectivo respeito respetiva respetivamente respetivo
responsabilidade responsabilidades resumo retorno reúne ronda rondada rondadas rondado rondados rondam rondamos
rondando rondar rondaram rondará rondarão rondas rondava rondavam ronde rondei rondem rondo rondou rota rotas sabe
sabem sabemos sabendo saber saberá sabes sabia sabiam sabido sabíamos saem sai saiba saibam saindo saio sair sairá
saiu saí saía saíam saída saído saímos saíram se sector secção sede segue seguem segui seguia seguiam seguida
seguidamente seguidas seguido seguidos seguimos seguindo seguinte seguintes seguir seguiram seguirá seguiu sei seio
seja sejam semana semanas semelhante semelhantes sendo sente sentem senti sentia sentido sentimos sentindo sentir
sentiram sentiu ser serei seremos seria seriam será serão setor setores seu seus seção si sido significa significado
significam significamos significando significar significaram significarei significará significarão significas
significava significavam significo significou signifique signifiquei signifiquem sigo sim similar similares simples
simplesmente simultaneamente sinto site sites situa situada situadas situado situados situam situamos situando
situar situaram situará situarão situas situava situavam situação situações situe situei situem situo situou sob
sobre sobretudo sofra sofram sofre sofrem sofremos sofrendo sofrer sofreram sofrerá sofrerão sofres sofreu sofri
sofria sofriam sofrida sofridas sofrido sofridos sofro soma somada somadas somado somados somam somamos somando
somar somaram somará somarão somas somava somavam some somei somem somo somos somou sou soube souberam sua suas são
sítio sítios tais tal talvez também tanto tarde tardes tarefa tarefas te telefone tem tema temas temos tempo
temporada temporadas tempos tendo tenha tenham tenho tens ter terei teremos teria teriam termina terminada
terminadas terminado terminados terminam terminamos terminando terminar terminaram terminarei terminará terminarão
terminas terminava terminavam termine terminei terminem termino terminou termo termos terá terão teu teus teve texto
textos ti tido tinha tinham tinhas tipicamente tipo tipos tive tivemos tiver tiveram todavia toma tomado tomam
tomamos tomando tomar tomaram tomarei tomará tomarão tomas tomava tomavam tome tomei tomem tomo tomou torna tornado
tornam tornamos tornando tornar tornar-me tornar-se tornaram tornarei tornará tornarão tornas tornava tornavam torne
tornei tornem torno tornou total trabalha trabalhado trabalham trabalhamos trabalhando trabalhar trabalharam
trabalharei trabalhará trabalharão trabalhas trabalhava trabalhavam trabalhe trabalhei trabalhem trabalho trabalhos
trabalhou trabalhávamos trago trajectória trajeto trajetória trajetórias tranquila tranquilo trará trata tratam
tratou traz trazem trazemos trazendo trazer trazia trazido trouxe trouxeram trás tu tua tuas têm tínhamos típica
típicas típico típicos ultimamente um uma umas uns usa usada usadas usado usados usam usamos usando usar usaram
usarei usará usarão usas usava usavam use usei usem uso usos usou usuais usual usualmente utiliza utilizada
utilizadas utilizado utilizados utilizam utilizamos utilizando utilizar utilizaram utilizarei utilizará utilizarão
utilizas utilizava utilizavam utilização utilize utilizei utilizem utilizo utilizou vaga vai vais valor valores
vamos veem veio veja vejam vejo vem vemos venha venho vens ver verei veremos vertente verá verão verões vez vezes vi
via viam vida vidas viemos vieram vim vimos vincula vinculada vinculadas vinculado vinculados vinculam vinculamos
vinculando vincular vincularam vinculará vincularão vinculas vinculava vinculavam vincule vinculei vinculem vinculo
vinculou vinda vindas vindo vindos vinha vinham vir viram virá virão vista vistas visto vistos viu viva vivam vive
vivem vivemos vivendo viver viveram viverei viverá viverão vives viveu vivi vivia viviam vivido vivo você vocês
volta voltado voltam voltamos voltando voltar voltaram voltarei voltará voltarão voltas voltava voltavam volte
voltei voltem volto voltou vontade vos vossa vossas vosso vossos vou vá vão vê vêem vêm vês víamos vós web zona
zonas à às área áreas âmago âmbito âmbitos é época épocas éramos és íamos
`
