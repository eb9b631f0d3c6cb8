/** See claim-free.ts. */
export const words = `
a à abaixo aborda abordada abordadas abordado abordados abordam abordamos abordando abordar abordará abordaram
abordarão abordas abordava abordavam aborde abordei abordem abordo abordou abrange abrangem abrangemos abrangendo
abranger abrangerá abrangeram abrangerão abrangerei abranges abrangeu abrangi abrangia abrangiam acaba acabado
acabam acabamos acabando acabar acabará acabaram acabarão acabarei acabas acabava acabavam acabe acabei acabem acabo
acabou acerca acha achado acham achamos achando achar achará acharam acharão acharei achas achava achavam ache achei
achem acho achou acima acorra acorram acorre acorrem acorremos acorrendo acorrer acorrerá acorreram acorrerão
acorres acorreu acorri acorria acorriam acorrida acorridas acorrido acorridos acorro acrescenta acrescentada
acrescentadas acrescentado acrescentados acrescentam acrescentamos acrescentando acrescentar acrescentará
acrescentaram acrescentarão acrescentas acrescentava acrescentavam acrescente acrescentei acrescentem acrescento
acrescentou actividade actividades actuais actual actualmente afinal
afora agora agrada agradam agradava agradavam aí ajuda ajudado ajudam ajudamos
ajudando ajudar ajudará ajudaram ajudarão ajudarei ajudas ajudava ajudavam ajude ajudei ajudem ajudo ajudou além
algo alguém algures ali aliás alterna alternada alternadamente alternadas alternado alternados alternam alternamos
alternando alternar alternará alternaram alternarão alternas alternava alternavam alterne alternei alternem alterno
alternou âmago amanhã âmbito âmbitos ano anos ante anterior anteriores anteriormente antes antiga antigamente
antigas antigo antigos ao aonde aos apareca aparecam aparece aparecem aparecemos aparecendo aparecer aparecerá
apareceram aparecerão apareces apareceu apareci aparecia apareciam aparecida aparecidas aparecido aparecidos apareco
apesar aplica aplicada aplicadas aplicado aplicados aplicam aplicamos aplicando aplicar aplicará aplicaram aplicarão
aplicas aplicava aplicavam aplice aplicei aplicem aplico aplicou após aproximadamente aquela
aquelas aquele aqueles aquém aqui aquilo área áreas arredores as às assim assunto assuntos até atividade atividades
atrás através atua atuação atuada atuadas atuado atuados atuais atual atualidade atualmente atuam atuamos atuando
atuar atuará atuaram atuarão atuas atuava atuavam atue atuei atuem atuo atuou baixo base basicamente bem-vinda
bem-vindo bem-vindos bocado breve breves busca buscado buscam buscamos buscando buscar buscará buscaram buscarão
buscarei buscas buscava buscavam busco buscou busque busquei busquem cá cabo calendário caminho caminhos campo
campos cargo carreira carreiras caso casos centra centrada centradas centrado centrados centram centramos centrando
centrar centrará centraram centrarão centras centrava centravam centre centrei centrem centro centrou cerca
certamente chama chamada chamado chamam chamamos chamando chamar chamar-me chamar-se chamará chamaram chamarão
chamarei chamas chamava chamavam chame chamei chamem chamo chamou chega chegada chegado chegam chegamos chegando
chegar chegará chegaram chegarão chegarei chegas chegava chegavam chego chegou chegue cheguei cheguem cidade cima
claramente claro cobre coisa coisas com combina combinada combinadas combinado combinados combinam combinamos
combinando combinar combinará combinaram combinarão combinas combinava combinavam combine combinei combinem combino
combinou começa começada começadas começado começados começam começamos começando começar começará começaram
começarão começarei começas começava começavam comece comecei comecem começo começou comigo como compartilha
compartilhada compartilhadas compartilhado compartilhados compartilham compartilhamos compartilhando compartilhar
compartilhará compartilharam compartilharão compartilhas compartilhava compartilhavam compartilhe compartilhei
compartilhem compartilho compartilhou compõe compreenda compreendam compreende compreendem compreendemos
compreendendo compreender compreenderá compreenderam compreenderão compreenderei compreendes compreendeu compreendi
compreendia compreendiam compreendido compreendo comum comuns concilia conciliada conciliadas conciliado conciliados
conciliam conciliamos conciliando conciliar conciliará conciliaram conciliarão concilias conciliava conciliavam
concilie conciliei conciliem concilio conciliou concretamente conforme conheça conheçam conhece conhecem conhecemos
conhecendo conhecer conhecerá conheceram conhecerão conhecerei conheces conheceu conheci conhecia conheciam
conhecimento conhecimentos conheço conjuga conjugada conjugadas conjugado conjugados conjugam conjugamos conjugando
conjugar conjugará conjugaram conjugarão conjugas conjugava conjugavam conjuge conjugei conjugem conjugo conjugou
conjunta conjunto connosco conosco consigo consista consistam consiste consistem consistes consisti consistia
consistiam consistida consistidas consistido consistidos consistimos consistindo consistir consistirá consistiram
consistirão consistiu consisto consoante consta constada constadas constado constados constam constamos constando
constar constará constaram constarão constas constava constavam conste constei constem constitui constituía consto
constou conta contado contam contamos contando contar contará contaram contarão contarei contato contatos contava
contavam conte contei contem contém contêm contendo conter conteúdo conteúdos contexto contextos contida contido
contigo continha continua continuado continuam continuamos continuando continuar continuará continuaram continuarão
continuarei continuas continuava continuavam continue continuei continuem continuo continuou contou contra contudo
converta convertam converte convertem convertemos convertendo converter converterá converteram converterão convertes
converteu converti convertia convertiam convertida convertidas convertido convertidos converto crê creio crer cuja
cujas cujo cujos currículo curriculum curta curtas curto curtos cv da dá damos dando dão daquela daquelas daquele
daqueles daquilo dar dará darão darei das dás datas dava davam de dê dedica dedicação dedicam dedicamos dedicando
dedicar dedicar-me dedicar-se dedicará dedicaram dedicarão dedicarei dedicas dedicava dedicavam dedico dedicou
dedique dediquei dediquem dei deixa deixada deixadas deixado deixados deixam deixamos deixando deixar deixará
deixaram deixarão deixarei deixava deixavam deixe deixei deixem deixo deixou dela delas dele deles demora demorada
demoradas demorado demorados demoram demoramos demorando demorar demorará demoraram demorarão demoras demorava
demoravam demore demorei demorem demoro demorou demos dentre dentro depois deram descreva descrevam descreve
descrevem descrevemos descrevendo descrever descreverá descreveram descreverão descreverei descreves descreveu
descrevi descrevia descreviam descrevo descrição descrita descritas descrito descritos desde desempenha desempenhada
desempenhadas desempenhado desempenhados desempenham desempenhamos desempenhando desempenhar desempenhará
desempenharam desempenharão desempenharei desempenhas desempenhava desempenhavam desempenhe desempenhei desempenhem
desempenho desempenhou desloca deslocada deslocadas deslocado deslocados deslocam deslocamos deslocando deslocar
deslocará deslocaram deslocarão deslocas deslocava deslocavam desloce deslocei deslocem desloco deslocou dessa
dessas desse desses desta destas deste destes destina destinada destinadas destinado destinados
destinam destinava destinavam detalhe detalhes deu deve devem devemos dever deverá deverão deveria
deveriam deves deveu devia deviam devo dia diante dias diga digo dirá directamente diretamente dispõe dispor
dispunha disse disseram disso disto dita ditas dito ditos diz dizem dizemos dizendo dizer dizes dizia diziam do
donde doravante dos dou dum duma dura duração durado duram duramos durando durante durar durará duraram durarão
durarei duras durava duravam dure durei durem duro durou e é e-mail efectivamente efetivamente eixo ela elas ele
elemento elementos eles em email embaixo embora emprego empregos empresa encontra encontrada encontradas encontrado
encontrados encontram encontramos encontrando encontrar encontrar-me encontrar-se encontrará encontraram encontrarão
encontrarei encontras encontrava encontravam encontre encontrei encontrem encontro encontrou endereço endereços
enfim enfoque engloba englobada englobadas englobado englobados englobam englobamos englobando englobar englobará
englobaram englobarão englobas englobava englobavam englobe englobei englobem englobo englobou enquanto então
entorno entra entrado entram entramos entrando entrar entrará entraram entrarão entrarei entras entrava entravam
entre entrei entrem entretanto entro entrou envolva envolvam envolve envolvem envolvemos envolvendo envolver
envolverá envolveram envolverão envolves envolveu envolvi envolvia envolviam envolvida envolvidas envolvido
envolvidos envolvo época épocas era eram éramos eras és especialmente espera esperado esperam esperamos esperando
esperar esperará esperaram esperarão esperarei esperas esperava esperavam espere esperei esperem espero esperou essa
essas esse essencialmente esses esta está estada estadia estadias estamos estando estão estar estará estarão estarei
estaremos estaria estas estás estava estavam estávamos estavas este esteja estejam estes esteve estive estivemos
estiver estiveram estiverem estou etapa etapas etc eu evidentemente exemplo exemplos exerça exerçam exerce exercem
exercemos exercendo exercer exercerá exerceram exercerão exercerei exerces exerceu exerci exercia exerciam exercício
exercido exerço exista existam existe existem existes existi existia existiam existido existimos existindo existir
existirá existiram existirão existirei existiu existo experiência faça façam faceta faço fará farão farei faremos
faria fase fases favor faz fazê fazem fazemos fazendo fazer fazes fazia faziam fazíamos fê feita feitas feito feitos
fez fi fica ficado ficam ficamos ficando ficar ficará ficaram ficarão ficarei ficas ficava ficavam ficha fico ficou
figura figurada figuradas figurado figurados figuram figuramos figurando figurar figurará figuraram figurarão
figuras figurava figuravam figure figurei figurem figuro figurou fim finalmente fins fique fiquei fiquem fiz fizemos
fizer fizeram foca focada focadas focado focados focam focamos focando focar focará focaram focarão focas focava
focavam foce focei focem foco focou foi fomos for fora foram forem formas formato formatos fosse fossem foste fui
função funções fundamentalmente futura futuramente futuras futuro futuros género gênero gosta gostado gostam
gostamos gostando gostar gostará gostaram gostarão gostarei gostaria gostariam gostas gostava gostavam goste gostei
gostem gosto gostos gostou há haja hão havendo haver haverá haveria havia haviam havido hei hobbies hobby hora
horário horários horas houve houveram ia iam íamos ido igualmente imediatamente implica implicada implicadas
implicado implicados implicam implicamos implicando implicar implicará implicaram implicarão implicas implicava
implicavam implice implicei implicem implico implicou incluem inclui incluía incluíam incluída incluídas incluído
incluídos incluímos incluindo incluir incluíram incluiu incluo inclusivamente inclusive indo ingressa ingressada
ingressadas ingressado ingressados ingressam ingressamos ingressando ingressar ingressará ingressaram ingressarão
ingressas ingressava ingressavam ingresse ingressei ingressem ingresso ingressou inicia iniciada iniciadas iniciado
iniciados inicial inicialmente iniciam iniciamos iniciando iniciar iniciará iniciaram iniciarão iniciarei inicias
iniciava iniciavam inicie iniciei iniciem inicio início inícios iniciou instante interessa interessada interessadas
interessado interessados interessam interessamos interessando interessar interessar-me interessar-se interessará
interessaram interessarão interessarei interessas interessava interessavam interesse interessei interessem
interesses interesso interessou interva intervalo intervam interve interveio intervem intervém interves intervi
intervia interviam intervida intervidas intervido intervidos intervimos intervindo intervir intervirá interviram
intervirão interviu intervo ir irá irão irei iremos iria isso isto item itens já jornada jornadas junta juntam
juntamente juntamos juntando juntar juntar-me juntar-se juntará juntaram juntarão juntarei juntas juntava juntavam
junte juntei juntem junto juntos juntou la lá labor lado lados las lazer leva levada levadas levado levados levam
levamos levando levar levará levaram levarão levas levava levavam leve levei levem levo levou lhe lhes liga ligada
ligadas ligado ligados ligam ligamos ligando ligar ligará ligaram ligarão ligas ligava ligavam lige ligei ligem ligo
ligou lista listas livre livres lo locais local localidade localização localizada localizado logo longe longo los
lugar lugares maioritariamente majoritariamente maneira maneiras mantém mantêm mantemos mantendo mantenho manter
manteve mantida mantido mantinha mantiveram mas matéria me meados mediante mês meses mesma mesmas mesmo mesmos meu
meus mim minha minhas minuto minutos modo modos momento momentos montante morado moramos morando morar
morará moraram morarão morarei moras morávamos more morem mostrado mostram mostramos
mostrando mostrar mostrará mostraram mostrarão mostrarei mostrava mostravam mostre mostrei mostrem mostro mostrou
move mover movo muda mudamos mudar mudar-me mudar-se mudará mudaram mudarão mudarei mudas mudei mudem mudo mudou na
naquela naquelas naquele naqueles nas naturalmente nela nelas nele neles nessa nessas nesse nesses nesta nestas
neste nestes nisso nisto no nome nomeadamente nomes normais normal nos nós nossa nossas nosso nossos núcleo num numa
numas número números nuns o objectivo objetivo objeto objetos obrigada obrigado obviamente ocasião ocasiões ocupa
ocupação ocupações ocupado ocupam ocupamos ocupando ocupar ocupar-me ocupar-se ocupará ocuparam ocuparão ocuparei
ocupas ocupava ocupavam ocupe ocupei ocupem ocupo ocupou ofereca oferecam oferece oferecem oferecemos oferecendo
oferecer oferecerá ofereceram oferecerão ofereces ofereceu ofereci oferecia ofereciam oferecida oferecidas oferecido
oferecidos ofereco ofício ofícios olá olha olhado olham olhamos olhando olhar olhará olharam olharão olharei olhas
olhava olhavam olhe olhei olhem olho olhou onde ontem ora ordinário origem os ou outra outras outrem outro
outrora outros página páginas palavra palavras papéis papel para paralelamente paralelo parcela parcialmente pareça
pareçam parece parecem parecemos parecendo parecer parecerá pareceram parecerão parecerei pareces pareceu pareci
parecia pareciam parecido pareço parte partem partes parti partia partiam participa participado participam
participamos participando participar participará participaram participarão participarei participas participava
participavam participe participei participem participo participou particularmente partilha partilhada partilhadas
partilhado partilhados partilham partilhamos partilhando partilhar partilhará partilharam partilharão partilhas
partilhava partilhavam partilhe partilhei partilhem partilho partilhou partimos partindo partir partirá partiram
partirão partirei partiu passa passado passados passagem passam passamos passando passar passará passaram passarão
passarei passas passatempo passatempos passava passavam passe passei passem passo passos passou pausa pausas pela
pelas pelo pelos pensa pensado pensam pensamos pensando pensar pensará pensaram pensarão pensarei pensas pensava
pensavam pense pensei pensem penso pensou perante percorra percorram percorre percorrem percorremos percorrendo
percorrer percorrerá percorreram percorrerão percorres percorreu percorri percorria percorriam percorrida
percorridas percorrido percorridos percorro percurso percursos perfil perfis pergunta perguntas período períodos
permaneça permaneçam permanece permanecem permanecemos permanecendo permanecer permanecerá permaneceram permanecerão
permanecerei permaneces permaneceu permaneci permanecia permaneciam permanecido permaneço permanência pertença
pertençam pertence pertencem pertencemos pertencendo pertencer pertencerá pertenceram pertencerão pertencerei
pertences pertenceu pertenci pertencia pertenciam pertencido pertenço perto pessoa pessoais pessoal pessoalmente
pessoas pô pode pôde podem podemos podendo poder poderá poderão poderei poderemos poderia poderiam podes podia podiam
podíamos podido põe põem pomos pondo ponho ponto pontos por pôr porém pormenor pormenores portefólio portfolio
portfólio porventura pôs posição posições possa possam possíveis possível possivelmente posso possuem possui possuía
possuir posterior posteriores posteriormente posto postos pouco pra pratica prática praticada praticadas praticado
praticados praticam praticamente praticamos praticando praticar praticará praticaram praticarão praticava praticavam
pratice praticei praticem pratico praticou prazer precisa precisado precisam precisamente precisamos precisando
precisar precisará precisaram precisarão precisarei precisas precisava precisavam precise precisei precisem preciso
precisou prefere preferem preferia preferida preferido preferimos preferir preferiu prefiro presente presentemente
presentes presta prestada prestadas prestado prestados prestam prestamos prestando prestar prestará prestaram
prestarão prestas prestava prestavam preste prestei prestem presto prestou prévia prévio principalmente princípio
procura procurado procuram procuramos procurando procurar procurará procuraram procurarão procurarei procurava
procuravam procure procurei procurem procuro procurou profissão profissionais profissional profissionalmente
profissões provavelmente próxima próximas próximo próximos pude puderam punha pus puseram quais qual quando quanto
quase que quê queira quem quer querem queremos querendo querer quererá queres queria queriam querido quero questão
questões quis quiser quiseram realiza realizada realizadas realizado realizados realizam realizamos realizando
realizar realizará realizaram realizarão realizas realizava realizavam realize realizei realizem realizo realizou
realmente receba recebam recebe recebem recebemos recebendo receber receberá receberam receberão recebes recebeu
recebi recebia recebiam recebida recebidas recebido recebidos recebo redor região regressa regressado regressam
regressamos regressando regressar regressará regressaram regressarão regressarei regressas regressava regressavam
regresse regressei regressem regresso regressou relaciona relacionada relacionadas relacionado relacionados
relacionam relacionamos relacionando relacionar relacionará relacionaram relacionarão relacionas relacionava
relacionavam relacione relacionei relacionem relaciono relacionou relativa relativas relativo relativos resida
residam resides residi residiam residido residimos residindo residir residirá residiram
residirão residirei respectiva respectivamente respectivo respeito respetiva respetivamente respetivo
resumo retorno reúne ronda rondada rondadas rondado rondados rondam rondamos rondando rondar rondará rondaram
rondarão rondas rondava rondavam ronde rondei rondem rondo rondou sabe sabem sabemos sabendo saber saberá sabes
sabia sabiam sabíamos sabido saem sai saí saía saíam saiba saibam saída saído saímos saindo saio sair sairá saíram
saiu são se seção secção sector sede segue seguem segui seguia seguiam seguidamente
seguimos seguindo seguinte seguintes seguir seguirá seguiram seguiu sei seio seja sejam semana semanas
semelhante semelhantes sendo sente sentem senti sentia sentido sentimos sentindo sentir sentiram sentiu ser será
serão serei seremos seria seriam setor setores seu seus si sido significa significado significam significamos
significando significar significará significaram significarão significarei significas significava significavam
significo significou signifique signifiquei signifiquem sigo sim similar similares simples simplesmente
simultaneamente sinto site sites sítio sítios situa situação situações situada situadas situado situados situam
situamos situando situar situará situaram situarão situas situava situavam situe situei situem situo situou sob
sobre sobretudo soma somada somadas somado somados somam somamos somando somar somará somaram somarão somas somava
somavam some somei somem somo somos somou sou soube souberam sua suas tais tal talvez também tanto tarefa tarefas te
tem têm tema temas temos tempo temporada temporadas tempos tendo tenha tenham tenho tens ter terá terão terei
teremos teria teriam termina terminada terminadas terminado terminados terminam terminamos terminando terminar
terminará terminaram terminarão terminarei terminas terminava terminavam termine terminei terminem termino terminou
termo termos teu teus teve ti tido tinha tinham tínhamos tinhas típica tipicamente típicas típico típicos tipo tipos
tive tivemos tiver tiveram todavia toma tomado tomam tomamos tomando tomar tomará tomaram tomarão tomarei tomas
tomava tomavam tome tomei tomem tomo tomou torna tornado tornam tornamos tornando tornar tornar-me tornar-se tornará
tornaram tornarão tornarei tornas tornava tornavam torne tornei tornem torno tornou trabalha trabalhado trabalham
trabalhamos trabalhando trabalhar trabalhará trabalharam trabalharão trabalharei trabalhas trabalhava trabalhavam
trabalhávamos trabalhe trabalhei trabalhem trabalho trabalhos trabalhou trago trajectória trajeto trajetória
trajetórias trará trás trata tratam tratou traz trazem trazemos trazendo trazer trazia trazido trouxe trouxeram tu
tua tuas um uma umas uns usa usada usadas usado usados usam usamos usando usar usará usaram usarão usarei usas usava
usavam use usei usem uso usos usou usuais usual utiliza utilização utilizada utilizadas utilizado utilizados
utilizam utilizamos utilizando utilizar utilizará utilizaram utilizarão utilizarei utilizas utilizava utilizavam
utilize utilizei utilizem utilizo utilizou vá vaga vai vais valores vamos vão vê veem vêem veio veja vejam vejo vem
vêm vemos venha venho vens ver verá verei veremos vertente vês vez vezes vi via viam víamos viemos vieram vim vimos
vincula vinculada vinculadas vinculado vinculados vinculam vinculamos vinculando vincular vinculará vincularam
vincularão vinculas vinculava vinculavam vincule vinculei vinculem vinculo vinculou vinda vindas vindo vindos
vinham vir virá viram virão vista vistas visto vistos viu viva vivam vivem vivemos vivendo viver viverá viveram
viverão viverei vives viveu vivi vivia viviam vivido você vocês volta voltado voltam voltamos voltando voltar
voltará voltaram voltarão voltarei voltas voltava voltavam volte voltei voltem volto voltou vontade vos vós vossa
vossas vosso vossos vou zona zonas
dedicada dedicadas dedicado dedicados ocupada alia aliando aliar aliava aliou 
radicada radicado complementa complementando complementava complementou decorre decorrem decorreu decorreram decorria
decorriam voltada voltadas voltados estende estendem estendia intitulada intitulado intitulados denominada denominado
conjuntamente decurso decorrer assume assumiu assumia assumido assumindo assumir acede acedeu aceder prossegue prosseguiu
prosseguia prolonga prolongou prolongava prolongado referida referido aludido mencionado mencionada desfruta desfrutar
desfrutava desfruto previamente daí usufrui rumo rumou adentrou
`
